import { Trans, useLingui } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import PenTool from 'lucide-react/icons/pen-tool'
import { Suspense, useState } from 'react'
import { pickFilesOfBrand } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { plannerLimits } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import styles from './Parts.module.css'
import { PictureRow } from './PictureRow.tsx'

const DesignPicker = lazyComponent(() => import('./DesignPicker.tsx'))

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** The pictures of an entry in their order: files of the drive and designs. */
export function Pictures({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const { isReadOnly, write } = useEntryEdits(entry.key)
  const hasDrive = useHasDrive()
  const [isPicking, setIsPicking] = useState(false)
  const pictures = entry.pictures ?? []
  const count = pictures.length
  const most = plannerLimits.pictures
  const full = count >= most ? t`${most}장까지 넣을 수 있어요` : undefined
  const set = (next: readonly string[]) => write({ pictures: next.length === 0 ? null : next })
  const add = (more: readonly string[]) => set([...new Set([...pictures, ...more])].slice(0, most))
  const pickFiles = async () => {
    const files = await pickFilesOfBrand({ types: pictureTypes, most: most - count })
    const more = files.flatMap(({ idFile }) => (idFile === null ? [] : [`file:${idFile}`]))
    if (more.length > 0) add(more)
  }
  return (
    <section className={styles.part} aria-label={t`올릴 사진`}>
      <div className={styles.head}>
        <h3>
          <Trans>올릴 사진</Trans>
        </h3>
        <Text as="span" tone="soft">
          <Trans>{count}장</Trans>
        </Text>
      </div>
      <ul>
        {pictures.map((picture, index) => (
          <PictureRow key={picture} picture={picture} index={index} pictures={pictures} onChange={set} />
        ))}
      </ul>
      {!isReadOnly && (
        <Row gap={2} isWrapped>
          {hasDrive && (
            <Button
              size="small"
              icon={<Icon of={FolderOpen} size="small" />}
              disabledReason={full}
              onClick={() => void pickFiles()}
            >
              <Trans>드라이브에서</Trans>
            </Button>
          )}
          <Button
            size="small"
            icon={<Icon of={PenTool} size="small" />}
            disabledReason={full}
            aria-haspopup="dialog"
            onClick={() => setIsPicking(true)}
          >
            <Trans>디자인에서</Trans>
          </Button>
        </Row>
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <DesignPicker
            onClose={() => setIsPicking(false)}
            onPick={(id) => {
              setIsPicking(false)
              add([`design:${id}`])
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
