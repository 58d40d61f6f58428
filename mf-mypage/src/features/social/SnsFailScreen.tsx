import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';
import { toStartHref } from '#ui/ProviderLinks';
import styles from './SnsFailScreen.module.css';
import { failReasons, toPurpose } from './socialRules.ts';

const backTexts = { link: 'social.toInfo', reauth: 'social.otherProof' } as const;
const providers = ['naver', 'kakao', 'google'] as const;

export default function SnsFailScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const reason = failReasons.find((name) => name === search.get('reason')) ?? 'failed';
  const provider = providers.find((name) => name === search.get('provider'));
  const purpose = toPurpose(search.get('purpose'));
  const isMember = purpose !== undefined;
  return (
    <Narrow lead={t(`social.fail.${reason}`)} title={t('social.failTitle')}>
      <NarrowActions>
        <LinkButton href={isMember ? paths.info : paths.login} size="form">
          {t(isMember ? backTexts[purpose] : 'social.otherWay')}
        </LinkButton>
        {provider === undefined || reason === 'account' ? null : (
          <a className={styles.again} href={toStartHref(provider, { next: search.get('next') ?? undefined, purpose })}>
            {t('social.again')}
          </a>
        )}
      </NarrowActions>
    </Narrow>
  );
}
