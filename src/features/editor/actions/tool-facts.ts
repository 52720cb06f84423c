import { msg } from '@lingui/core/macro'
import Circle from 'lucide-react/icons/circle'
import Minus from 'lucide-react/icons/minus'
import Square from 'lucide-react/icons/square'
import Type from 'lucide-react/icons/type'
import type { ActionFacts } from '#kits/actions/action.ts'

/** What a letter puts on the page. */
export const toolFacts = {
  text: { id: 'add-text', label: msg`글 넣기`, icon: Type, keys: [{ keys: 'T' }] },
  rect: { id: 'add-rect', label: msg`네모 넣기`, icon: Square, keys: [{ keys: 'R' }] },
  ellipse: { id: 'add-ellipse', label: msg`동그라미 넣기`, icon: Circle, keys: [{ keys: 'O' }] },
  line: { id: 'add-line', label: msg`선 넣기`, icon: Minus, keys: [{ keys: 'L' }] },
} as const satisfies Readonly<Record<string, ActionFacts>>
