import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { isSame } from '#model/fields/is-same.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import type { View } from '../state/editor-state.ts'
import { onePerPerson, type PersonHere, payloadOfPeer } from './people-here.ts'
import { usePeopleHere } from './usePeopleHere.ts'
import { type ShownPart, viewOf } from './view-parts.ts'

/** Presence is away for a moment where a connection drops. */
const goneMs = 10_000

export interface Follow {
  readonly person: PersonHere
  /** The part of the page that they show, and so this screen does. */
  readonly part: ShownPart | null
  stop(): void
}

/**
 * Shows the page and the part of it that another person shows, until this one moves the view, turns a page or changes something,
 * or the other one leaves. `canvas` is as large as the canvas. null: none is followed.
 */
export function useFollow(canvas: RefObject<HTMLElement | null>): Follow | null {
  const { t } = useLingui()
  const {
    document,
    document: { presence },
  } = useDocumentView('design')
  const { followed, page: chosenPage, view, selection, entered } = useEditorState()
  const { body, page } = useShown()
  const id = useWatched(followed)
  const person = onePerPerson(usePeopleHere()).find((one) => one.id === id) ?? null
  const [part, setPart] = useState<ShownPart | null>(null)
  const [name, setName] = useState('')
  if (person && person.name !== name) setName(person.name)

  const turnTo = useEffectEvent((key: string) => {
    if (key === page?.id || body.pages.every((one) => one.id !== key)) return
    selection.set([])
    entered.set(null)
    chosenPage.set(key)
  })

  useEffect(() => {
    if (id === null) return
    let applied: { readonly view: View; readonly width: number; readonly height: number } | null = null
    let isApplying = false
    const apply = () => {
      const payloads = presence.peers
        .get()
        .flatMap((peer) => (peer.person.id === id ? (payloadOfPeer(peer) ?? []) : []))
      const theirs = payloads.find((one) => one.view !== null) ?? payloads[0]
      const element = canvas.current
      if (!theirs || !element) return
      isApplying = true
      turnTo(theirs.page)
      const { clientWidth: width, clientHeight: height } = element
      const next = theirs.view && viewOf(theirs.view, { width, height })
      if (next && (!applied || !isSame(applied, { view: next, width, height }))) {
        applied = { view: next, width, height }
        setPart((before) => (isSame(before, theirs.view) ? before : theirs.view))
        view.set(next)
      }
      isApplying = false
    }
    const stop = () => followed.set(null)
    const moved = () => {
      const element = canvas.current
      if (isApplying || !applied || !element || isSame(view.get(), applied.view)) return
      // A window of another size is fitted anew by the canvas, which is no wish to leave.
      const isResized = element.clientWidth !== applied.width || element.clientHeight !== applied.height
      if (isResized) apply()
      else stop()
    }
    const leavings = [
      presence.peers.subscribe(apply),
      view.subscribe(moved),
      chosenPage.subscribe(() => {
        if (!isApplying) stop()
      }),
      document.ownChanges.subscribe(stop),
    ]
    apply()
    return () => {
      for (const leave of leavings) leave()
      setPart(null)
    }
  }, [id, canvas, document, presence, followed, view, chosenPage])

  const isGone = id !== null && person === null
  useEffect(() => {
    if (!isGone) return
    const timer = startTimer(() => {
      followed.set(null)
      if (name !== '') showToast({ tone: 'info', text: t`${name} 님이 나가서 따라가기를 멈췄어요` })
    }, goneMs)
    return () => clearTimeout(timer)
  }, [isGone, name, followed, t])

  return person && { person, part, stop: () => followed.set(null) }
}
