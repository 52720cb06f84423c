import { Plural, Trans } from '@lingui/react/macro'
import { madeDesigns } from '#kits/planner/dress/made-designs.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Tells where those of these designs are that were made on this page; leads to a single one. */
export function tellLeftDesigns(ids: readonly string[], openEditor: (id: string) => unknown): void {
  const left = madeDesigns(ids)
  const [first] = left
  if (!first) return
  showToast({
    tone: 'info',
    text: <Plural value={left.length} other="만든 디자인 #개는 ‘내 디자인’에 남아 있어요" />,
    ...(left.length === 1 && {
      action: { label: <Trans>열기</Trans>, onPress: () => void openEditor(first.id) },
    }),
  })
}
