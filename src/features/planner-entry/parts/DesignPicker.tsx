import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryPicture } from '#kits/planner/picture/EntryPicture.tsx'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Parts.module.css'

interface Props {
  /** The id of the design, without `design/`. */
  onPick: (id: string) => void
  onClose: () => void
}

/** How many are shown at once; the search finds the others. */
const shownAtMost = 60

/** Asks for a design of the brand, found by its name, also by initial consonants. */
export default function DesignPicker({ onPick, onClose }: Props) {
  const { t } = useLingui()
  const scene = usePictureScene()
  const [query, setQuery] = useState('')
  const designs = scene?.designs ?? null
  const found = (designs ?? [])
    .filter(({ title }) => query.trim() === '' || matchesSearch(title, query.trim()))
    .slice(0, shownAtMost)
  return (
    <Dialog isOpen title={t`디자인 고르기`} closeLabel={t`닫기`} size="lg" onClose={onClose}>
      {designs !== null && designs.length > 0 && (
        <TextField
          label={t`디자인 찾기`}
          isLabelHidden
          type="search"
          placeholder={t`이름으로 찾기`}
          value={query}
          data-autofocus
          onText={setQuery}
        />
      )}
      {found.length === 0 ? (
        <Note>
          {designs === null ? (
            <Trans>디자인을 읽는 중이에요. 처음이라면 인터넷에 연결되어야 해요.</Trans>
          ) : designs.length === 0 ? (
            <Trans>아직 디자인이 없어요. 템플릿 마켓에서 하나 만들어 보세요.</Trans>
          ) : (
            <Trans>찾는 디자인이 없어요</Trans>
          )}
        </Note>
      ) : (
        <ul className={styles.designs}>
          {found.map(({ document, title }) => {
            const id = document.slice('design/'.length)
            return (
              <li key={document}>
                <button type="button" className={styles.design} onClick={() => onPick(id)}>
                  <span className={styles.cover}>
                    <EntryPicture picture={`design:${id}`} />
                  </span>
                  {title || t`이름 없는 디자인`}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
