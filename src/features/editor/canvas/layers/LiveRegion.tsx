import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useLayerNames } from '#features/editor/names/useLayerNames.ts'
import { useEditorState, useSelected, useShown } from '#features/editor/state/EditorProvider.tsx'
import { useLength } from '#features/editor/view/useLength.ts'
import type { Layer } from '#scene/body/body.ts'
import { boundsOf, type PlacedNode } from '#scene/edit/placed-nodes.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** Says what has changed of the selection, and how much is selected, to screen readers. */
export function LiveRegion() {
  const words = useChangeWords()
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  )
}

function useChangeWords(): string {
  const { t } = useLingui()
  const say = useLength()
  const namesOf = useLayerNames()
  const { words: filled } = useShown().dress.dress
  const nameOf = (layer: Layer) => namesOf(layer, filled)
  const selected = useSelected()
  const { preview, selection } = useEditorState()
  const isGoing = () => preview.get() !== null
  const isGoingOn = useSyncExternalStore(preview.subscribe, isGoing, isGoing)
  const keys = useWatched(selection)
  const before = useRef<{ keys: readonly string[]; nodes: readonly PlacedNode[] }>({ keys: [], nodes: [] })
  const [words, setWords] = useState('')

  const wordsOf = (was: PlacedNode, now: PlacedNode): string | null => {
    const name = nameOf(now.layer)
    const [from, to] = [boundsOf(was), boundsOf(now)]
    const [x, y] = [say(to.left), say(to.top)]
    if (now.layer.rotate !== was.layer.rotate) {
      const degrees = Math.round(now.layer.rotate ?? 0)
      return t`${name}, ${degrees}도`
    }
    if (Math.abs(now.layer.w - was.layer.w) > 0.01 || Math.abs(now.layer.h - was.layer.h) > 0.01) {
      const [w, h] = [say(now.layer.w), say(now.layer.h)]
      return t`${name}, 너비 ${w}, 높이 ${h}`
    }
    if (Math.abs(from.left - to.left) > 0.01 || Math.abs(from.top - to.top) > 0.01)
      return t`${name}, 가로 ${x}, 세로 ${y}`
    return null
  }
  const look = useEffectEvent(() => {
    const was = before.current
    before.current = { keys, nodes: selected }
    const [first] = selected
    if (was.keys !== keys) {
      const count = keys.length
      if (count > 1) setWords(t`레이어 ${count}개 고름`)
      return
    }
    if (selected.length < was.nodes.length) {
      const gone = was.nodes.find((node) => !selected.some(({ layer }) => layer.id === node.layer.id))
      if (!gone) return
      const name = nameOf(gone.layer)
      return setWords(t`${name}, 지워짐`)
    }
    const [old] = was.nodes
    if (!first || !old || first.layer.id !== old.layer.id) return
    const said = wordsOf(old, first)
    if (said !== null) setWords(said)
  })
  // What a gesture would change is said when it has ended.
  useEffect(() => {
    if (!isGoingOn) look()
  }, [isGoingOn, keys, selected])
  return words
}
