import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useSession } from '#device/identity/session.ts'
import { withWords } from '#device/words/interface.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PageHead, SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { SettingRow } from './rows/SettingRow.tsx'
import { MyName } from './settings/MyName.tsx'
import styles from './settings/Setting.module.css'

// Parts that read the device's tables or call the server are loaded after the name and the address are shown.
const Portrait = lazyComponent(() => withWords(import('./settings/Portrait.tsx'), 'device'), {
  when: afterFirstContentPaint,
  Placeholder: () => <div className={styles.portraitSpace} />,
})
const SignInSettings = lazyComponent(
  () => withWords(import('./settings/SignInSettings.tsx'), 'device-failures', 'device', 'tools'),
  {
    when: afterFirstContentPaint,
    Placeholder: () => <Skeleton lines={4} />,
  },
)

interface Props {
  onLanguage: (language: Language) => void
  /** Dialog that logs out here and on every other device. */
  renderLeaveAll: (onClose: () => void) => ReactNode
  /** Dialog with the outbox. */
  renderSync: (onClose: () => void) => ReactNode
}

/** All settings of the account. */
export function SettingPage({ onLanguage, renderLeaveAll, renderSync }: Props) {
  const { t } = useLingui()
  const { session } = useSession()
  const [asked, setAsked] = useState<'leaveAll' | 'sync' | null>(null)
  const close = () => setAsked(null)
  if (!session) return null
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>프로필 설정</Trans>} />
      <ProfileTabs />
      <section id="profile-setting" className={styles.section} aria-label={t`내 정보`}>
        <SectionHead title={<Trans>내 정보</Trans>} />
        <dl className={styles.rows}>
          <SettingRow label={<Trans>프로필 사진</Trans>}>
            <Portrait session={session} />
          </SettingRow>
          <SettingRow label={<Trans>이름</Trans>}>
            <MyName name={session.fullName} />
          </SettingRow>
          <SettingRow label={<Trans>이메일</Trans>}>{session.email}</SettingRow>
          <SettingRow label={<Trans>언어</Trans>}>
            <MyLanguage onChoose={onLanguage} />
          </SettingRow>
        </dl>
      </section>
      <SignInSettings
        session={session}
        onLeaveAll={() => setAsked('leaveAll')}
        onShowSync={() => setAsked('sync')}
      />
      {asked === 'leaveAll' && renderLeaveAll(close)}
      {asked === 'sync' && renderSync(close)}
    </div>
  )
}

/** Language of the interface, of mails and of server messages. Changing it reloads the page. */
function MyLanguage({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useLingui()
  return (
    <SelectField<Language>
      label={t`언어`}
      isLabelHidden
      value={pageLanguage()}
      options={languages.map(({ key, name }) => ({ value: key, label: name }))}
      onChoose={onChoose}
      translate="no"
    />
  )
}
