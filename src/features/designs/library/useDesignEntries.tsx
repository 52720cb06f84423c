import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderOpen from 'lucide-react/icons/folder-open'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import PencilLine from 'lucide-react/icons/pencil-line'
import SquarePlus from 'lucide-react/icons/square-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import type { DesignItem } from './design-item.ts'

export type DesignAction = 'open' | 'use' | 'rename' | 'copy' | 'template' | 'move' | 'trash'

interface May {
  readonly createdType: DesignType
  /** They are on this device alone: neither folders nor trash nor templates. */
  readonly isLocalBrand: boolean
  readonly canWrite: boolean
  /** Makes templates of the brand. */
  readonly canTemplate: boolean
}

/** What can be done with items, for the menu and the toolbar. */
export function useDesignEntries({ createdType, isLocalBrand, canWrite, canTemplate }: May) {
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
      ...entry('use', t`이 템플릿으로 시작`, SquarePlus, createdType === 'BRAND' && single && onlyDesigns),
      ...entry('rename', t`이름 바꾸기`, PencilLine, single && mayWrite),
      ...entry('copy', t`복사본 만들기`, Copy, onlyDesigns && canWrite),
      ...entry(
        'template',
        t`브랜드 템플릿으로`,
        LayoutTemplate,
        createdType === 'USER' && onlyDesigns && canTemplate && !isLocalBrand,
      ),
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
