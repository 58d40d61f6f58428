import type { SocialProviderName } from '@haesol/contracts/identity';

/** Logos as required by the providers' guides, in their own colours. */
export function ProviderMark({
  provider,
  className,
}: {
  readonly provider: SocialProviderName;
  readonly className?: string;
}) {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 20 20">
      {marks[provider]}
    </svg>
  );
}

const marks = {
  kakao: (
    <path
      d="M10 2.5c-4.7 0-8.5 3-8.5 6.7 0 2.4 1.6 4.5 4 5.7l-.8 3c-.1.3.2.5.5.3l3.6-2.4 1.2.1c4.7 0 8.5-3 8.5-6.7S14.700 2.500 10 2.500Z"
      fill="currentColor"
    />
  ),
  naver: (
    <>
      <path d="M0 0h20v20H0Z" fill="rgb(3 199 90)" />
      <path d="M11.7 10.4 8.2 5.3H5.4v9.4h2.9V9.6l3.5 5.1h2.8V5.3h-2.9v5.1Z" fill="rgb(255 255 255)" />
    </>
  ),
  google: (
    <>
      <path
        d="M18.600 10.200c0-.6-.1-1.200-.2-1.800H10v3.400h4.800a4.100 4.100 0 0 1-1.800 2.700v2.200h2.900c1.700-1.600 2.700-3.900 2.700-6.500Z"
        fill="rgb(66 133 244)"
      />
      <path
        d="M10 18.900c2.400 0 4.500-.8 6-2.200l-3-2.200a5.500 5.500 0 0 1-8.200-2.900h-3v2.300a9 9 0 0 0 8.200 5Z"
        fill="rgb(52 168 83)"
      />
      <path d="M4.800 11.600a5.400 5.400 0 0 1 0-3.400V5.900h-3a9 9 0 0 0 0 8l3-2.300Z" fill="rgb(251 188 5)" />
      <path
        d="M10 4.700c1.300 0 2.500.5 3.400 1.300L16 3.500A9 9 0 0 0 1.800 5.900l3 2.300A5.400 5.400 0 0 1 10 4.700Z"
        fill="rgb(234 67 53)"
      />
    </>
  ),
} as const;
