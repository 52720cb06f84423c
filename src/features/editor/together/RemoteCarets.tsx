import { useWatched } from '#engine/watch/useWatched.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { boxStyle, inColour, variables } from './page-box.ts'
import styles from './RemoteMarks.module.css'
import type { CaretMark } from './watch-carets.ts'

/** Carets of others in the texts of the page, and what they have selected there: rendered again by themselves as they move. */
export function RemoteCarets({ marks }: { marks: Watched<readonly CaretMark[]> }) {
  return useWatched(marks).map(({ client, name, colour, caret, selected }) => (
    <div key={client} style={inColour(colour)}>
      {selected.map((box) => (
        <span key={`${box.e} ${box.f}`} className={styles.selected} style={boxStyle(box)} />
      ))}
      <span className={styles.caret} style={boxStyle(caret)} data-caret="" />
      {/* Shown for two seconds after each move: a new key begins them anew. */}
      <b key={`${caret.e} ${caret.f}`} className={styles.name} style={variables({ e: caret.e, f: caret.f })}>
        {name}
      </b>
    </div>
  ))
}
