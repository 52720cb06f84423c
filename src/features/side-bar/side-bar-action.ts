import { msg } from '@lingui/core/macro'
import PenLine from 'lucide-react/icons/pen-line'
import type { ActionFacts } from '#kits/actions/action.ts'

/** Opens the side bar for the field that is written in, and closes it. */
export const sideBarAction = {
  id: 'side-bar',
  label: msg`제안과 브랜드 점검 열기`,
  short: msg`제안`,
  icon: PenLine,
  keys: [{ keys: 'Mod+.', inField: true }],
} as const satisfies ActionFacts
