import { useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CopyPlus from 'lucide-react/icons/copy-plus'
import FilePlus2 from 'lucide-react/icons/file-plus-2'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash-2'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { usePageActs } from './usePageActs.ts'

type PageAction = 'add' | 'duplicate' | 'rename' | 'before' | 'after' | 'remove'

/** What the menu of a page offers, and what it does. `onRename` asks for its name. */
export function usePageEntries(page: string, onRename: (page: string) => void) {
  const { t } = useLingui()
  const { pages } = useShown().body
  const acts = usePageActs()
  const at = pages.findIndex(({ id }) => id === page)
  const entries: (MenuEntry & { id: PageAction })[] = [
    { id: 'add', label: t`뒤에 쪽 더하기`, icon: <Icon of={FilePlus2} size="small" /> },
    { id: 'duplicate', label: t`쪽 복제하기`, icon: <Icon of={CopyPlus} size="small" /> },
    { id: 'rename', label: t`쪽 이름 바꾸기`, icon: <Icon of={PencilLine} size="small" /> },
    {
      id: 'before',
      label: t`앞으로 옮기기`,
      icon: <Icon of={ArrowLeft} size="small" />,
      isDisabled: at <= 0,
    },
    {
      id: 'after',
      label: t`뒤로 옮기기`,
      icon: <Icon of={ArrowRight} size="small" />,
      isDisabled: at === pages.length - 1,
    },
    {
      id: 'remove',
      label: t`쪽 지우기`,
      icon: <Icon of={Trash2} size="small" />,
      isDanger: true,
      isDisabled: pages.length < 2,
      ...(pages.length < 2 && { note: t`마지막 쪽` }),
    },
  ]
  const act = (id: string) => {
    if (id === 'add') acts.add(page)
    else if (id === 'duplicate') acts.duplicate(page)
    else if (id === 'rename') onRename(page)
    else if (id === 'remove') acts.remove(page)
    else acts.move(page, id === 'before' ? at - 1 : at + 1)
  }
  return { entries, act }
}
