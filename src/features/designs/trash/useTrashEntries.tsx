import { useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Icon } from '#ui/Icon.tsx'

/** What can be done with what is in the trash, for the menu and the toolbar. */
export function useTrashEntries() {
  const { t } = useLingui()
  const offline = useOnlineReason()
  return [
    { id: 'restore' as const, label: t`되돌리기`, icon: <Icon of={RotateCcw} size="small" /> },
    {
      id: 'delete' as const,
      label: t`완전히 지우기`,
      icon: <Icon of={Trash2} size="small" />,
      isDanger: true,
      ...(offline === undefined ? {} : { isDisabled: true, note: offline, textValue: offline }),
    },
  ]
}
