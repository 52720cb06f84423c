import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { switchLanguage } from '#app/frames/switch-language.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { SettingPage } from '#features/profile/SettingPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const LogOutDialog = lazyComponent(() =>
  withWords(import('#app/person/LogOutDialog.tsx'), 'device-failures', 'device', 'person'),
)
const SyncPanel = lazyComponent(() => withWords(import('#app/sync/SyncPanel.tsx'), 'tools'))

export const Route = createFileRoute('/_person/profile/setting')({
  staticData: {
    screen: {
      title: msg`프로필 설정`,
      menu: { group: 'settings', icon: 'account', order: 2 },
      isInPalette: true,
    },
  },
  loader: () => loadWords('profile', 'tools'),
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
