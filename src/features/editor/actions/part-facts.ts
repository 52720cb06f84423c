import { msg } from '@lingui/core/macro'
import type { ActionFacts } from '#kits/actions/action.ts'

/** Where keys go. */
export const partFacts = {
  next: {
    id: 'next-part',
    label: msg`편집기의 다음 영역으로`,
    keys: [{ keys: 'F6', inField: true }],
  },
  previous: {
    id: 'previous-part',
    label: msg`편집기의 앞 영역으로`,
    keys: [{ keys: 'Shift+F6', inField: true }],
  },
  canvas: {
    id: 'to-canvas',
    label: msg`캔버스로`,
    keys: [{ keys: 'Escape', inField: true }],
  },
} as const satisfies Readonly<Record<string, ActionFacts>>
