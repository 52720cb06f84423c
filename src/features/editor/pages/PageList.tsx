import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { I18nProvider, ListBox, ListBoxItem, useDragAndDrop } from 'react-aria-components'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import type { CardStudio } from '#kits/design/cards/card-studio.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import type { Body } from '#scene/body/body.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { PeopleOnPage } from '../together/PersonMarks.tsx'
import styles from './Pages.module.css'
import { usePageActs } from './usePageActs.ts'
import { usePageNames } from './usePageNames.ts'
import { usePages } from './usePages.ts'

interface Props {
  layout: 'row' | 'grid'
  studio: CardStudio
  onMenu: (point: MenuPoint, page: string) => void
  /** A page was chosen by a press or Enter. */
  onOpen?: () => void
}

const dragType = 'application/x-saegim-page'

/** The pages as small pictures: arrows and presses show one, a drag moves it, by keys too. */
export function PageList({ layout, studio, onMenu, onOpen }: Props) {
  const { t } = useLingui()
  const { body, page, dress } = useShown()
  const { isReadOnly } = useDocumentView('design')
  const pages = usePages()
  const nameOf = usePageNames()
  const acts = usePageActs()
  const pictures = usePictureUrls(dress.bytes)
  const { form, unit, width, height, bleed } = body
  // The pictures need the size alone: the body is another one with each change.
  const sheet = useMemo<Body>(
    () => ({
      v: 1,
      name: '',
      tags: [],
      pages: [],
      form,
      unit,
      width,
      height,
      ...(bleed !== undefined && { bleed }),
    }),
    [form, unit, width, height, bleed],
  )
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) =>
      [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': nameOf(String(key)) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [moved] = keys
      const others = pages.filter(({ id }) => id !== moved)
      const at = others.findIndex(({ id }) => id === target.key)
      if (moved === undefined || at < 0) return
      acts.move(String(moved), target.dropPosition === 'after' ? at + 1 : at)
    },
  })
  return (
    <I18nProvider locale={pageLanguage()}>
      <ListBox
        // What can be dragged is another list: its hooks come and go with that.
        key={isReadOnly ? 'readable' : 'changeable'}
        aria-label={t`쪽`}
        items={pages}
        dependencies={[page?.id, sheet, dress, pictures, nameOf]}
        orientation={layout === 'row' ? 'horizontal' : 'vertical'}
        layout={layout === 'row' ? 'stack' : 'grid'}
        className={(layout === 'row' ? styles.list : styles.grid) ?? ''}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={page ? [page.id] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) acts.show(String(key))
        }}
        {...(onOpen && { onAction: onOpen })}
        {...(isReadOnly ? {} : { dragAndDropHooks })}
      >
        {(one) => (
          <ListBoxItem
            id={one.id}
            textValue={nameOf(one.id)}
            aria-label={nameOf(one.id)}
            className={styles.page ?? ''}
            onContextMenu={(event) => {
              event.preventDefault()
              const box = event.currentTarget.getBoundingClientRect()
              const isByKey = event.clientX === 0 && event.clientY === 0
              onMenu(
                isByKey ? { x: box.x + 24, y: box.y + 24 } : { x: event.clientX, y: event.clientY },
                one.id,
              )
            }}
          >
            <span className={styles.number} aria-hidden data-number={pages.indexOf(one) + 1} />
            <span className={styles.thumb} style={{ aspectRatio: `${width} / ${height}` }}>
              <CardPicture body={sheet} page={one} brand={dress} studio={studio} pictures={pictures} />
              <span className={styles.people}>
                <PeopleOnPage page={one.id} />
              </span>
            </span>
            {layout === 'grid' && <span className={styles.name}>{nameOf(one.id)}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </I18nProvider>
  )
}
