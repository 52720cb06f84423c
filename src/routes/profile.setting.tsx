import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { switchLanguage } from '#app/switch-language.ts'
import { SettingPage } from '#features/profile/SettingPage.tsx'

const LogOutDialog = lazy(() => import('#app/person/LogOutDialog.tsx'))
const SyncPanel = lazy(() => import('#app/sync/SyncPanel.tsx'))

export const Route = createFileRoute('/profile/setting')({
  staticData: {
    screen: { guard: 'session', layout: 'default', title: msg`프로필 설정`, isJump: true },
  },
  component: Setting,
})

function Setting() {
  return (
    <SettingPage
      onLanguage={(language) => void switchLanguage(language)}
      renderLeaveAll={(onClose) => (
        <Suspense fallback={null}>
          <LogOutDialog isEverywhere onClose={onClose} />
        </Suspense>
      )}
      renderSync={(onClose) => (
        <Suspense fallback={null}>
          <SyncPanel onClose={onClose} />
        </Suspense>
      )}
    />
  )
}
