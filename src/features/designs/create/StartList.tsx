import { useState } from 'react'
import { I18nProvider, ListBox, ListBoxItem, Virtualizer } from 'react-aria-components'
import { pageLanguage } from '#engine/words/page-language.ts'
import { ItemLayout } from '#kits/library/list/item-layout.ts'
import { StartCard } from './StartCard.tsx'
import styles from './StartList.module.css'
import { keyOf, type PictureStart } from './start.ts'
import { useStartWords } from './useStartWords.ts'

interface Props {
  label: string
  starts: readonly PictureStart[]
  picked: PictureStart | null
  onPick: (start: PictureStart | null) => void
}

const tiles = {
  look: 'grid',
  folders: 0,
  rowHeight: 64,
  tile: { least: 140, ratio: 0.86, caption: 54, gap: 16 },
} as const

/** Pictures of which one is chosen. Only those in view are rendered: there may be thousands. */
export function StartList({ label, starts, picked, onPick }: Props) {
  const [layout] = useState(() => new ItemLayout())
  const wordsOf = useStartWords()
  return (
    <I18nProvider locale={pageLanguage()}>
      <Virtualizer layout={layout} layoutOptions={tiles}>
        <ListBox<PictureStart>
          aria-label={label}
          items={starts}
          layout="grid"
          className={styles.list ?? ''}
          selectionMode="single"
          selectedKeys={picked ? [keyOf(picked)] : []}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys
            onPick(starts.find((start) => keyOf(start) === key) ?? null)
          }}
        >
          {(start) => {
            const words = wordsOf(start)
            return (
              <ListBoxItem id={keyOf(start)} textValue={words.name} className={styles.item ?? ''}>
                <StartCard start={start} name={words.name} facts={words.facts} />
              </ListBoxItem>
            )
          }}
        </ListBox>
      </Virtualizer>
    </I18nProvider>
  )
}
