import { useLingui } from '@lingui/react/macro'
import type { TextView } from '#engine/documents/text/bound-text.ts'

/** Why what was typed did not fit into a text, or that a merge made it too long; null where neither is so. `max`: UTF-16 units. */
export function useTextFault(view: TextView, max: number): string | null {
  const { t, i18n } = useLingui()
  const limit = i18n.number(max)
  if (view.isRefused) return t`${limit}자까지 쓸 수 있어요.`
  if (view.isOver) return t`함께 쓴 글이 ${limit}자를 넘었어요.`
  return null
}
