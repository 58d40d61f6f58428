import { render, screen } from '@testing-library/react';
import { LinkButton } from '../button/LinkButton.tsx';
import { TextLink } from '../button/TextLink.tsx';
import { LinkProvider } from './LinkProvider.tsx';
import type { LinkComponentProps } from './linkContext.ts';

function RouterLink({ href, replace, preventScrollReset, ...rest }: LinkComponentProps) {
  return <a {...rest} data-replace={replace} data-router="" href={`/base${href}`} />;
}

describe('LinkProvider', () => {
  it('renders the links of the site with the given component', () => {
    render(
      <LinkProvider component={RouterLink}>
        <TextLink href="/notice" replace>
          공지
        </TextLink>
        <LinkButton href="/faq">질문</LinkButton>
      </LinkProvider>,
    );

    expect(screen.getByRole('link', { name: '공지' })).toHaveAttribute('href', '/base/notice');
    expect(screen.getByRole('link', { name: '공지' })).toHaveAttribute('data-replace', 'true');
    expect(screen.getByRole('link', { name: '질문' })).toHaveAttribute('data-router');
  });

  it('uses plain anchors for telephone numbers and downloads', () => {
    render(
      <LinkProvider component={RouterLink}>
        <TextLink href="tel:099-700-1000">전화</TextLink>
        <TextLink download href="/files/1">
          서식
        </TextLink>
      </LinkProvider>,
    );

    expect(screen.getByRole('link', { name: '전화' })).not.toHaveAttribute('data-router');
    expect(screen.getByRole('link', { name: '서식' })).not.toHaveAttribute('data-router');
  });

  it('is optional: links are anchors without it', () => {
    render(<TextLink href="/notice">공지</TextLink>);

    expect(screen.getByRole('link', { name: '공지' })).toHaveAttribute('href', '/notice');
  });
});
