import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderOpen from 'lucide-react/icons/folder-open'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import PenTool from 'lucide-react/icons/pen-tool'
import PencilLine from 'lucide-react/icons/pencil-line'
import SquarePlus from 'lucide-react/icons/square-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import type { DesignItem } from './design-item.ts'
import type { MayDesign } from './useMayDesign.ts'

export type DesignAction =
  | 'open'
  | 'edit'
  | 'use'
  | 'rename'
  | 'copy'
  | 'template'
  | 'download'
  | 'move'
  | 'trash'

/** What can be done with items, for the menu and the toolbar. */
export function useDesignEntries({ createdType, isLocalBrand, canWrite, canTemplate, canUse }: MayDesign) {
  const { t } = useLingui()
  return (items: readonly DesignItem[]): (MenuEntry & { id: DesignAction })[] => {
    const single = items.length === 1
    const onlyDesigns = items.every(({ type }) => type === 'design')
    const mayWrite = canWrite && items.every((item) => item.type === 'folder' || item.design.mayWrite)
    const mayTrash = canWrite && items.every((item) => item.type === 'folder' || item.design.mayManage)
    const entry = (
      id: DesignAction,
      label: string,
      icon: Parameters<typeof Icon>[0]['of'],
      isThere = true,
    ) => (isThere ? [{ id, label, icon: <Icon of={icon} size="small" /> }] : [])
    return [
      ...entry('open', t`열기`, FolderOpen, single),
      ...entry('edit', t`편집기로 열기`, PenTool, single && onlyDesigns && mayWrite),
      ...entry(
        'use',
        t`이 템플릿으로 시작`,
        SquarePlus,
        createdType === 'BRAND' && single && onlyDesigns && canUse,
      ),
      ...entry('rename', t`이름 바꾸기`, PencilLine, single && mayWrite),
      ...entry('copy', t`복사본 만들기`, Copy, onlyDesigns && canWrite),
      ...entry(
        'template',
        t`브랜드 템플릿으로`,
        LayoutTemplate,
        createdType === 'USER' && onlyDesigns && canTemplate && !isLocalBrand,
      ),
      ...entry('download', t`내려받기`, Download, onlyDesigns),
      ...entry('move', t`옮기기`, FolderInput, mayWrite && !isLocalBrand),
      ...(mayTrash
        ? [
            {
              id: 'trash' as const,
              label: isLocalBrand ? t`지우기` : t`휴지통으로`,
              icon: <Icon of={Trash2} size="small" />,
              isDanger: true,
            },
          ]
        : []),
    ]
  }
}
