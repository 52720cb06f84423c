import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Session } from '#engine/identity/session.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useMe } from '#kits/account/me.ts'
import { keepProof, keptProof } from '#kits/account/providers/proof.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Text } from '#ui/Text.tsx'
import { SettingRow } from '../rows/SettingRow.tsx'
import { SecondFactor } from '../second-factor/SecondFactor.tsx'
import Devices from './Devices.tsx'
import { EmailConsent } from './EmailConsent.tsx'
import { OwnCopies } from './OwnCopies.tsx'
import SecurityEvents from './SecurityEvents.tsx'
import styles from './Setting.module.css'
import { SocialAccounts } from './SocialAccounts.tsx'
import { StorageUse } from './StorageUse.tsx'

const PasswordDialog = lazyComponent(() => import('./PasswordDialog.tsx'))
const WithdrawDialog = lazyComponent(() => import('./WithdrawDialog.tsx'))

interface Props {
  session: Session
  onLeaveAll: () => void
  onShowSync: () => void
}

/** Ways to sign in, sessions, mail consent, data export and withdrawal. */
export default function SignInSettings({ session, onLeaveAll, onShowSync }: Props) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const me = useMe()
  const [proof, setProof] = useState(keptProof)
  useEffect(() => keepProof(null), [])
  const [opened, setOpened] = useState<'password' | 'withdraw' | null>(proof && 'withdraw')
  const close = () => {
    setOpened(null)
    setProof(null)
  }
  return (
    <>
      <section className={styles.section} aria-label={t`로그인 방법`}>
        <SectionHead title={<Trans>로그인 방법</Trans>} />
        <dl className={styles.rows}>
          {me?.hasPassword === false ? (
            <SettingRow
              label={<Trans>비밀번호</Trans>}
              note={<Trans>메일로 받은 코드로 비밀번호를 정할 수 있어요.</Trans>}
              end={
                <Link to="/account/cert/password/find" className={linkClass}>
                  <Trans>비밀번호 정하기</Trans>
                </Link>
              }
            >
              <Trans>아직 없음</Trans>
            </SettingRow>
          ) : (
            <SettingRow
              label={<Trans>비밀번호</Trans>}
              note={offline}
              end={
                <Button
                  look="quiet"
                  size="small"
                  hangs="end"
                  disabledReason={offline}
                  reasonAt="hidden"
                  aria-haspopup="dialog"
                  onClick={() => setOpened('password')}
                >
                  <Trans>비밀번호 바꾸기</Trans>
                </Button>
              }
            >
              <span aria-hidden>••••••••</span>
            </SettingRow>
          )}
          {me && <SocialAccounts me={me} />}
          {me && <SecondFactor email={session.email} hasPassword={me.hasPassword} />}
        </dl>
      </section>
      <section className={styles.section} aria-label={t`로그인한 기기`}>
        <SectionHead title={<Trans>로그인한 기기</Trans>} />
        <Devices onLeaveAll={onLeaveAll} />
      </section>
      <section className={styles.section} aria-label={t`보안 활동`}>
        <SectionHead title={<Trans>보안 활동</Trans>} />
        <SecurityEvents />
      </section>
      <section className={styles.section} aria-label={t`소식과 저장 공간`}>
        <SectionHead title={<Trans>소식과 저장 공간</Trans>} />
        <dl className={styles.rows}>
          <SettingRow label={<Trans>소식 메일</Trans>}>
            {me ? <EmailConsent me={me} /> : <Unknown me={me} />}
          </SettingRow>
          <SettingRow
            label={<Trans>동기화</Trans>}
            end={
              <Button look="quiet" size="small" hangs="end" aria-haspopup="dialog" onClick={onShowSync}>
                <Trans>동기화 상태 보기</Trans>
              </Button>
            }
          >
            <Trans>쓴 글은 이 기기에 먼저 저장하고, 연결되면 서버로 보내요</Trans>
          </SettingRow>
          <SettingRow label={<Trans>이 기기</Trans>}>
            <StorageUse />
          </SettingRow>
          <OwnCopies idAccount={session.idAccount} />
        </dl>
      </section>
      <section className={styles.section} aria-label={t`탈퇴`}>
        <SectionHead title={<Trans>탈퇴</Trans>} />
        <Text tone="soft" size="small">
          <Trans>계정을 닫으면 로그인 정보와 내가 소유한 브랜드가 지워져요.</Trans>
        </Text>
        <p className={styles.act}>
          <Button
            look="danger"
            size="small"
            disabledReason={offline}
            aria-haspopup="dialog"
            onClick={() => setOpened('withdraw')}
          >
            <Trans>탈퇴하기</Trans>
          </Button>
        </p>
      </section>
      <Suspense fallback={null}>
        {opened === 'password' && <PasswordDialog email={session.email} onClose={close} />}
        {opened === 'withdraw' && (
          <WithdrawDialog session={session} me={me ?? null} proof={proof} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function Unknown({ me }: { me: null | undefined }) {
  const offline = useOnlineReason()
  if (me === undefined || offline === undefined) return <Skeleton lines={1} />
  return (
    <Text as="span" tone="soft" size="small">
      <Trans>인터넷에 연결되면 보여요.</Trans>
    </Text>
  )
}
