import { useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import type { ReactNode } from 'react'
import { Button, TreeItem, TreeItemContent } from 'react-aria-components'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { design } from '#model/documents/design.ts'
import { Icon } from '#ui/Icon.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import { useActs } from '../scope/ActionsContext.tsx'
import { allLocks } from '../scope/all-locks.ts'
import { useEdit } from '../state/EditorProvider.tsx'
import { PeopleOnLayer } from '../together/PersonMarks.tsx'
import { LayerIcon } from './LayerIcon.tsx'
import { LayerName } from './LayerName.tsx'
import styles from './Layers.module.css'
import type { LayerBranch } from './LayersPanel.tsx'

const { hidden, lock, name: nameField } = design.design.layers.properties

/** A layer of the tree with its name, and whether it is shown and locked. */
export function LayerRow({ branch, children }: { branch: LayerBranch; children: ReactNode }) {
  const { t } = useLingui()
  const { renaming } = useActs()
  const isRenaming = useWatched(renaming) === branch.id
  const { isReadOnly } = useDocumentView('design')
  const edit = useEdit()
  const { id, name, layer } = branch
  const isHidden = layer.hidden === true
  const isLocked = (layer.lock?.length ?? 0) > 0
  return (
    <TreeItem id={id} textValue={name} className={styles.row ?? ''} data-hidden={isHidden || undefined}>
      <TreeItemContent>
        {({ hasChildItems, level, allowsDragging }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what F2 does
          <div
            className={styles.cell}
            style={{ paddingInlineStart: (level - 1) * 16 }}
            onDoubleClick={() => {
              if (!isReadOnly) renaming.set(id)
            }}
          >
            {/* The pointer drags the row; the button is for keys and screen readers. */}
            {allowsDragging && (
              <Button slot="drag" className={visuallyHiddenClass} aria-label={t`${name} 끌어 옮기기`} />
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''} aria-label={t`${name} 열고 닫기`}>
                <Icon of={ChevronRight} size="small" />
              </Button>
            ) : (
              <span className={styles.gap} />
            )}
            <LayerIcon layer={layer} />
            <LayerName
              name={name}
              isRenaming={isRenaming}
              onRename={(next) => {
                renaming.set(null)
                if (next !== null) edit((doc) => nameField.at(id).write(doc, next === '' ? null : next))
              }}
            />
            <PeopleOnLayer layer={id} />
            {!isReadOnly && (
              <>
                <Button
                  className={styles.tool ?? ''}
                  aria-label={isLocked ? t`${name} 잠금 풀기` : t`${name} 잠그기`}
                  data-on={isLocked || undefined}
                  onPress={() => edit((doc) => lock.at(id).write(doc, isLocked ? null : allLocks))}
                >
                  <Icon of={isLocked ? Lock : LockOpen} size="small" />
                </Button>
                <Button
                  className={styles.tool ?? ''}
                  aria-label={isHidden ? t`${name} 보이기` : t`${name} 숨기기`}
                  data-on={isHidden || undefined}
                  onPress={() => edit((doc) => hidden.at(id).write(doc, isHidden ? null : true))}
                >
                  <Icon of={isHidden ? EyeOff : Eye} size="small" />
                </Button>
              </>
            )}
          </div>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}
