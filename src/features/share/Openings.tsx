import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { momentDay } from '#kits/links/moment-day.ts'
import type { Share } from './share-calls.ts'

/** How often readers have opened a link, and when last; of a link that is older than the counting, since when. */
export function Openings({ share: { openedCount, lastOpenedAt, countedFrom } }: { share: Share }) {
  const { t } = useLingui()
  // A server of the release before does not say.
  if (openedCount === undefined) return null
  const since = countedFrom ? momentDay(countedFrom) : null
  const last = lastOpenedAt ? momentDay(lastOpenedAt) : null
  if (openedCount === 0 || last === null)
    return since === null ? t`아직 열리지 않았어요` : t`${since}부터는 열리지 않았어요`
  return since === null
    ? t`${plural(openedCount, { other: '#번 열림' })} · 마지막 ${last}`
    : t`${since}부터 ${plural(openedCount, { other: '#번 열림' })} · 마지막 ${last}`
}
