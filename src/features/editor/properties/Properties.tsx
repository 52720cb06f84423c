import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Layer, Page } from '#scene/body/body.ts'
import { hasLetters } from '#scene/edit/changes.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { wide } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useEditorState, useSelectedLater, useShown } from '../state/EditorProvider.tsx'
import { ShapePart } from './colours/ShapePart.tsx'
import { TableColours } from './colours/TableColours.tsx'
import { TextColours } from './colours/TextColours.tsx'
import { UsedColours } from './colours/UsedColours.tsx'
import { ReadOnlyFields } from './fields/FieldGroup.tsx'
import { InspectionProvider } from './inspect/InspectionProvider.tsx'
import { FormPart } from './layer/FormPart.tsx'
import { LayerPart } from './layer/LayerPart.tsx'
import { LocksPart } from './layer/LocksPart.tsx'
import styles from './Properties.module.css'
import { PropertiesHead } from './PropertiesHead.tsx'
import { PagePart } from './page/PagePart.tsx'
import { LogoPart } from './pictures/LogoPart.tsx'
import { PictureColours } from './pictures/PictureColours.tsx'
import { PicturePart } from './pictures/PicturePart.tsx'
import { AlignPart } from './place/AlignPart.tsx'
import { PlacePart } from './place/PlacePart.tsx'
import { CellsPart } from './tables/CellsPart.tsx'
import { TablePart } from './tables/TablePart.tsx'
import { FitPart } from './texts/FitPart.tsx'
import { TextPart } from './texts/TextPart.tsx'

/** What can be set of the selected layers, or of the page where none is. */
export function Properties() {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const { page } = useShown()
  const selected = useSelectedLater()
  if (!page) return null
  return (
    <aside aria-label={t`고른 것의 속성`} className={styles.properties}>
      <ReadOnlyFields value={isReadOnly}>
        <InspectionProvider page={page}>
          <PropertiesHead nodes={selected} page={page} />
          {selected.length === 0 ? (
            <PagePart page={page} />
          ) : (
            <SelectedProperties nodes={selected} page={page} />
          )}
        </InspectionProvider>
      </ReadOnlyFields>
    </aside>
  )
}

interface Props {
  nodes: readonly PlacedNode[]
  page: Page
}

/** Below each other where there is room for a column of its own, else in three tabs. */
function SelectedProperties({ nodes, page }: Props) {
  const { t } = useLingui()
  const { propertiesTab } = useEditorState()
  const tab = useWatched(propertiesTab)
  const isWide = useMedia(wide)
  const layers = nodes.map(({ layer }) => layer)
  const look = lookOf(layers)
  const colours = coloursOf(layers)
  const place: ReactNode = (
    <>
      {nodes.length > 1 && <AlignPart nodes={nodes} />}
      <PlacePart nodes={nodes} />
      {nodes.length === 1 && <AlignPart nodes={nodes} />}
      <LocksPart layers={layers} />
      <LayerPart layers={layers} />
    </>
  )
  if (isWide) {
    return (
      <>
        {look}
        {colours}
        {place}
      </>
    )
  }
  const lookWord = layers.every(hasLetters) ? t`글자` : t`모양`
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t`속성`}
        value={tab === 'look' && look === null ? 'place' : tab}
        onChoose={(next) => propertiesTab.set(next)}
        tabs={[
          ...(look === null ? [] : [{ id: 'look' as const, label: lookWord, content: look }]),
          {
            id: 'colour',
            label: t`컬러`,
            content: (
              <>
                {colours}
                <UsedColours page={page} />
              </>
            ),
          },
          { id: 'place', label: t`자리와 잠금`, content: place },
        ]}
      />
    </div>
  )
}

/** What only layers of one type have; null where several types are selected, and of groups. */
function lookOf(layers: readonly Layer[]): ReactNode {
  const texts = only(layers, 'text')
  if (texts) {
    return (
      <>
        <TextPart texts={texts} />
        <FitPart texts={texts} />
      </>
    )
  }
  const tables = only(layers, 'table')
  if (tables) {
    return (
      <>
        <CellsPart tables={tables} />
        <TablePart tables={tables} />
      </>
    )
  }
  const pictures = only(layers, 'image')
  if (pictures) return <PicturePart pictures={pictures} />
  const logos = only(layers, 'logo')
  if (logos) return <LogoPart logos={logos} />
  const shapes = only(layers, 'shape')
  return shapes ? <FormPart shapes={shapes} /> : null
}

function coloursOf(layers: readonly Layer[]): ReactNode {
  const texts = only(layers, 'text')
  if (texts) return <TextColours texts={texts} />
  const tables = only(layers, 'table')
  if (tables) return <TableColours tables={tables} />
  const pictures = only(layers, 'image')
  if (pictures) return <PictureColours pictures={pictures} />
  const shapes = layers.flatMap((layer) => (layer.type === 'shape' || layer.type === 'path' ? [layer] : []))
  return shapes.length === layers.length ? <ShapePart shapes={shapes} /> : null
}

function only<Type extends Layer['type']>(
  layers: readonly Layer[],
  type: Type,
): readonly Extract<Layer, { type: Type }>[] | null {
  const found = layers.filter((layer): layer is Extract<Layer, { type: Type }> => layer.type === type)
  return found.length === layers.length ? found : null
}
