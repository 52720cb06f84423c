import { Trans, useLingui } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import PenTool from 'lucide-react/icons/pen-tool'
import { Suspense, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { pickFilesOfBrand } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { plannerLimits } from '#model/documents/planner.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Row } from '#ui/Stack.tsx'
import { DressRow } from '../design/DressRow.tsx'
import { useEntryDesign } from '../design/useEntryDesign.ts'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import { EntryPart } from '../parts/EntryPart.tsx'
import { PictureRow } from '../parts/PictureRow.tsx'

const DesignPicker = lazyComponent(() => import('../parts/DesignPicker.tsx'))
const TemplateChooser = lazyComponent(() => import('../design/TemplateChooser.tsx'))
const DesignChecks = lazyComponent(() => import('../design/DesignChecks.tsx'), {
  when: afterFirstContentPaint,
})

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** What is open over the panel. `make`: a template of which a design is made, `dress`: another one that the entry shows. */
type Asking = 'design' | 'make' | 'dress' | null

interface Props {
  entry: PlannerEntry
  /** The channel whose tab is open; null: there is none. */
  channel: ChannelKey | null
}

/** The pictures of an entry in their order: its words in a template, files of the drive and designs. */
export function Pictures({ entry, channel }: Props) {
  const { t } = useLingui()
  const { isReadOnly, write } = useEntryEdits(entry.key)
  const hasDrive = useHasDrive()
  const [asking, setAsking] = useState<Asking>(null)
  const design = useEntryDesign(entry)
  const pictures = entry.pictures ?? []
  const shown = shownPictures(entry)
  const count = shown.length
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
    <EntryPart title={t`올릴 사진`} aside={<Trans>{count}장</Trans>}>
      <ul>
        {entry.template !== null && (
          <DressRow entry={entry} design={design} onChoose={() => setAsking('dress')} />
        )}
        {pictures.map((picture, index) => (
          <PictureRow key={picture} picture={picture} index={index} pictures={pictures} onChange={set} />
        ))}
      </ul>
      <DesignChecks pictures={shown} channel={channel} />
      {!isReadOnly && (
        <Row gap={2} isWrapped>
          {entry.template === null && (
            <Button
              size="small"
              icon={<Icon of={LayoutTemplate} size="small" />}
              disabledReason={full ?? (design.isBusy ? t`디자인을 만드는 중이에요` : undefined)}
              aria-haspopup="dialog"
              onClick={() => setAsking('make')}
            >
              <Trans>디자인 만들기</Trans>
            </Button>
          )}
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
            onClick={() => setAsking('design')}
          >
            <Trans>디자인에서</Trans>
          </Button>
        </Row>
      )}
      <Suspense fallback={null}>
        {asking === 'design' && (
          <DesignPicker
            onClose={() => setAsking(null)}
            onPick={(id) => {
              setAsking(null)
              add([`design:${id}`])
            }}
          />
        )}
        {(asking === 'make' || asking === 'dress') && (
          <TemplateChooser
            entry={entry}
            onClose={() => setAsking(null)}
            onPick={({ template, body }) => {
              setAsking(null)
              if (asking === 'dress') design.dress(template)
              else design.make(template, body)
            }}
          />
        )}
      </Suspense>
    </EntryPart>
  )
}
