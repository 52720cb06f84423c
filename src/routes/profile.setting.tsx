import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { switchLanguage } from '#app/switch-language.ts'
import { SettingPage } from '#features/profile/SettingPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const LogOutDialog = lazyComponent(() => import('#app/person/LogOutDialog.tsx'))
const SyncPanel = lazyComponent(() => import('#app/sync/SyncPanel.tsx'))

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
