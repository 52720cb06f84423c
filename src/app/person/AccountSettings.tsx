import { Suspense } from 'react'
import { SettingPage } from '#features/profile/SettingPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { appDialogs } from '../actions/app-dialogs.ts'
import { switchLanguage } from '../frames/switch-language.ts'

const SyncPanel = lazyComponent(() => import('../sync/SyncPanel.tsx'))

/** The settings of the account. `isInBrand`: the frame of the open brand is around them. */
export function AccountSettings({ isInBrand = false }: { isInBrand?: boolean }) {
  return (
    <SettingPage
      isInBrand={isInBrand}
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
