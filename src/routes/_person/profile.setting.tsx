import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { appDialogs } from '#app/actions/app-dialogs.ts'
import { switchLanguage } from '#app/frames/switch-language.ts'
import { SettingPage } from '#features/profile/SettingPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SyncPanel = lazyComponent(() => import('#app/sync/SyncPanel.tsx'))

export const Route = createFileRoute('/_person/profile/setting')({
  staticData: {
    screen: {
      title: msg`프로필 설정`,
      menu: { group: 'settings', icon: 'account', order: 2 },
      isInPalette: true,
    },
  },
  component: Setting,
})

function Setting() {
  return (
    <SettingPage
      onLanguage={(language) => void switchLanguage(language)}
      onLeaveAll={() => void appDialogs.open('logOut', { isEverywhere: true })}
      renderSync={(onClose) => (
        <Suspense fallback={null}>
          <SyncPanel onClose={onClose} />
        </Suspense>
      )}
    />
  )
}
