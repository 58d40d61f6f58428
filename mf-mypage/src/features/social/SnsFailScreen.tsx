import { useText } from '@haesol/shared/lifecycle';
import { LinkButton } from '@haesol/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';
import { toStartHref } from '#ui/ProviderLinks';
import styles from './SnsFailScreen.module.css';
import { failReasons } from './socialRules.ts';

const providers = ['naver', 'kakao', 'google'] as const;

export default function SnsFailScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const reason = failReasons.find((name) => name === search.get('reason')) ?? 'down';
  const provider = providers.find((name) => name === search.get('provider'));
  return (
    <Narrow lead={t(`social.fail.${reason}`)} title={t('social.failTitle')}>
      <NarrowActions>
        <LinkButton href={reason === 'other' ? paths.info : paths.login} size="form">
          {t(reason === 'other' ? 'social.otherProof' : 'social.otherWay')}
        </LinkButton>
        {provider === undefined || reason === 'account' ? null : (
          <a
            className={styles.again}
            href={toStartHref(provider, reason === 'other' ? { next: paths.infoDetail, purpose: 'reauth' } : {})}
          >
            {t('social.again')}
          </a>
        )}
      </NarrowActions>
    </Narrow>
  );
}
