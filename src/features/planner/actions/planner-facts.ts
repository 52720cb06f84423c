import { msg } from '@lingui/core/macro'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ActionFacts } from '#kits/actions/action.ts'

/** What can be done on the planner beside what is done with one entry. */
export const plannerFacts = {
  add: { id: 'planner-add', label: msg`플래너에 새 글 쓰기`, short: msg`새 글`, icon: Plus },
  tally: {
    id: 'planner-tally',
    label: msg`이번 달 정리`,
    icon: ChartNoAxesColumn,
  },
  undo: { id: 'undo', label: msg`실행 취소`, icon: Undo2, keys: [{ keys: 'Mod+Z' }] },
  redo: {
    id: 'redo',
    label: msg`다시 실행`,
    icon: Redo2,
    keys: [{ keys: 'Mod+Shift+Z' }, { keys: 'Mod+Y' }],
  },
} satisfies Record<string, ActionFacts>
