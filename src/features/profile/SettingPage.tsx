import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead, SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { SettingRow } from './rows/SettingRow.tsx'
import { MyName } from './settings/MyName.tsx'
import styles from './settings/Setting.module.css'

// Parts that read the device's tables or call the server are loaded after the name and the address are shown.
const Portrait = lazyComponent(() => import('./settings/Portrait.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <div className={styles.portraitSpace} />,
})
const SignInSettings = lazyComponent(() => import('./settings/SignInSettings.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={4} />,
})

interface Props {
  /** Whether the frame of a brand is around it, whose menu takes the place of the tabs. */
  isInBrand?: boolean
  onLanguage: (language: Language) => void
  /** Asks to log out here and on every other device. */
  onLeaveAll: () => void
  /** Dialog with the outbox. */
  renderSync: (onClose: () => void) => ReactNode
}

/** All settings of the account. */
export function SettingPage({ isInBrand = false, onLanguage, onLeaveAll, renderSync }: Props) {
  const { t } = useLingui()
  const { session } = useSession()
  const [isSyncShown, setIsSyncShown] = useState(false)
  if (!session) return null
  const content = (
    <>
      <PageHead title={<Trans>프로필 설정</Trans>} />
      {!isInBrand && <ProfileTabs />}
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
      <SignInSettings session={session} onLeaveAll={onLeaveAll} onShowSync={() => setIsSyncShown(true)} />
      {isSyncShown && renderSync(() => setIsSyncShown(false))}
    </>
  )
  if (!isInBrand) return <div className={styles.page}>{content}</div>
  return (
    <Page measure="content" column="form">
      {content}
    </Page>
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
