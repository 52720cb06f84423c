import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { ActionFacts } from '#kits/actions/action.ts'
import { useAppActions } from '#kits/actions/useActions.ts'
import { following, stopFollowing } from '#kits/screen/following.ts'
import { usePeople } from '#kits/talk/usePeople.ts'
import { colourOf } from '#ui/colour-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { PresenceDot } from '#ui/people/PresenceDot.tsx'
import { addressOfScreen } from '../routing/screen-address.ts'

const stopFollow = {
  id: 'stop-following',
  label: msg`그만 따라가기`,
  keys: [{ keys: 'Escape', inField: true, inDialog: true, isShared: true }],
} as const satisfies ActionFacts

/**
 * Follows another person from screen to screen and says so in a banner, until this person types, navigates or
 * presses Escape.
 */
export function Following() {
  const { i18n, t } = useLingui()
  const id = useWatched(following)
  const people = usePeople()
  const person = people.find((one) => one.id === id)
  const lastName = useRef('')
  const { history, routesByPath } = useRouter()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const target = addressOfScreen(person?.screen ?? null, routesByPath)
  const wentTo = useRef<string | null>(null)

  useEffect(() => {
    if (person) lastName.current = person.name
  }, [person])
  const isGone = id !== null && person === undefined
  useEffect(() => {
    if (!isGone) return
    // Presence disappears briefly when a connection drops.
    const timer = startTimer(() => {
      const name = lastName.current
      stopFollowing()
      if (name !== '') showToast({ tone: 'info', text: t`${name} 님이 나가서 따라가기를 멈췄어요` })
    }, 10_000)
    return () => clearTimeout(timer)
  }, [isGone, t])

  useEffect(() => {
    if (target === null || target === wentTo.current) return
    wentTo.current = target
    if (target !== here) history.push(target)
  }, [target, here, history])
  useEffect(() => {
    if (id === null) wentTo.current = null
  }, [id])

  useAppActions(id === null ? [] : [{ ...stopFollow, run: stopFollowing }])
  const stop = useEffectEvent((event: Event) => {
    if (event.type === 'click' && !isWayOut(event.target)) return
    stopFollowing()
  })
  useEffect(() => {
    if (id === null) return
    const listener = (event: Event) => stop(event)
    const events = ['input', 'compositionstart', 'popstate', 'click']
    for (const name of events) window.addEventListener(name, listener)
    return () => {
      for (const name of events) window.removeEventListener(name, listener)
    }
  }, [id])

  if (!person) return null
  const { name } = person
  return (
    <Banner
      icon={<PresenceDot colour={colourOf(person.id)} />}
      actions={
        <Button size="small" look="quiet" onClick={stopFollowing}>
          {i18n._(stopFollow.label)}
        </Button>
      }
    >
      <Trans>{name} 님을 따라가고 있어요. 쓰기 시작하거나 Esc를 누르면 멈춰요.</Trans>
    </Banner>
  )
}

/** Whether a press is on a link, which ends following. */
function isWayOut(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]') !== null
}
