import { useLingui } from '@lingui/react/macro'
import { usePlannerActions } from '#kits/planner/usePlanner.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Deletes an entry; the toast brings it back. */
export function useRemoveEntry(): (key: string) => void {
  const { t } = useLingui()
  const { remove } = usePlannerActions()
  return (key) => {
    const restore = remove(key)
    if (!restore) return
    showToast({
      tone: 'success',
      text: t`글을 지웠어요.`,
      action: { label: t`실행 취소`, onPress: restore },
    })
  }
}
