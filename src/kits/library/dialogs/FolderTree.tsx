import { useLingui } from '@lingui/react/macro'
import FolderClosed from 'lucide-react/icons/folder'
import FolderOpen from 'lucide-react/icons/folder-open'
import { I18nProvider, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import { pageLanguage } from '#engine/words/page-language.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Folder } from '../folders.ts'
import { byName } from '../order.ts'
import styles from './FolderTree.module.css'

interface Props {
  /** Id of the element that names it. */
  labelledBy: string
  folders: readonly Folder[]
  /** What cannot be chosen; null is the top. */
  isClosed: (folder: string | null) => boolean
  /** Null: the top; undefined: nothing yet. */
  chosen: string | null | undefined
  onChoose: (folder: string | null) => void
}

const top = 'top'
type Inside = ReadonlyMap<string | null, readonly Folder[]>

/** Every folder under the one that it is in, all open at first. Arrows move and choose; left and right close and open. */
export function FolderTree({ labelledBy, folders, isClosed, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const inside = Map.groupBy(folders.toSorted(byName), ({ parent }) => parent)
  const keys = folders.map(({ key }) => key)
  return (
    <I18nProvider locale={pageLanguage()}>
      <Tree
        aria-labelledby={labelledBy}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        disabledKeys={[...(isClosed(null) ? [top] : []), ...keys.filter(isClosed)]}
        selectedKeys={chosen === undefined ? [] : [chosen ?? top]}
        defaultExpandedKeys={[top, ...keys]}
        onSelectionChange={(selected) => {
          const [key] = selected === 'all' ? [] : selected
          if (key !== undefined) onChoose(key === top ? null : String(key))
        }}
      >
        <Place id={top} name={t`맨 위`} folder={null} inside={inside} />
      </Tree>
    </I18nProvider>
  )
}

interface PlaceProps {
  id: string
  name: string
  folder: string | null
  inside: Inside
}

function Place({ id, name, folder, inside }: PlaceProps) {
  return (
    <TreeItem
      id={id}
      textValue={name}
      className={styles.place ?? ''}
      style={({ level }) => ({ paddingInlineStart: 4 + level * 20 })}
    >
      <TreeItemContent>
        {({ isSelected }) => (
          <>
            <Icon of={isSelected ? FolderOpen : FolderClosed} />
            <span>{name}</span>
          </>
        )}
      </TreeItemContent>
      {(inside.get(folder) ?? []).map(({ key, name: own }) => (
        <Place key={key} id={key} name={own} folder={key} inside={inside} />
      ))}
    </TreeItem>
  )
}
