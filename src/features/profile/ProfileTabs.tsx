import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import styles from './settings/Setting.module.css'

/** Tabs between the screens of the account. */
export function ProfileTabs() {
  const { t } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const tabs = [
    { to: '/profile', label: <Trans>브랜드 목록</Trans> },
    { to: '/profile/invite', label: <Trans>받은 초대</Trans> },
    { to: '/profile/setting', label: <Trans>프로필 설정</Trans> },
  ] as const
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t`내 화면`}
        links={tabs.map(({ to, label }) => ({
          key: to,
          label,
          isCurrent: path === to,
          render: (link) => <Link to={to} activeOptions={{ exact: true }} {...link} />,
        }))}
      />
    </div>
  )
}
