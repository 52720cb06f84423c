import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { around, edgesOfFrame, frameOfBox } from './gesture-boxes.ts'
import { boxStyle, inColour, placeOn, variables } from './page-box.ts'
import { payloadOfPeer, readPeopleHere } from './people-here.ts'
import styles from './RemoteMarks.module.css'
import { watchedFrom } from './watched-from.ts'

/** Where others drag, resize or turn layers to, before that is a change of the design: rendered again by itself with each step. */
export function RemoteGestures({ page }: { page: string | null }) {
  const { presence, account } = useDocumentView('design').document
  const gestures = useMemo(
    () => watchedFrom([presence.peers], () => readGestures(presence.peers.get(), account)),
    [presence, account],
  )
  return useWatched(gestures)
    .filter((gesture) => gesture.page === page)
    .map(({ client, name, colour, boxes }) => {
      const frames = boxes.map(frameOfBox)
      const all = frames.map(edgesOfFrame).reduce(around)
      return (
        <div key={client} style={inColour(colour)}>
          {frames.map(({ matrix, w, h }, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a gesture keep their order
              key={at}
              className={styles.box}
              style={boxStyle(placeOn(matrix, { x: 0, y: 0, w, h }))}
              data-moving=""
            />
          ))}
          <span className={styles.flag} style={variables({ e: all.left, f: all.top })}>
            {name}
          </span>
        </div>
      )
    })
}

function readGestures(peers: Parameters<typeof readPeopleHere>[0], self: number | null) {
  const boxes = new Map(peers.map((peer) => [peer.clientId, payloadOfPeer(peer)?.boxes ?? []]))
  return readPeopleHere(peers, self).flatMap(({ client, name, colour, page }) => {
    const own = boxes.get(client) ?? []
    return own.length === 0 ? [] : [{ client, name, colour, page, boxes: own }]
  })
}
