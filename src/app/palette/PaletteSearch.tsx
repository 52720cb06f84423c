import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, memo, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { useBrands, useLocalBrands } from '#engine/store/brands.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { openComments } from '#features/comments/comments-state.ts'
import { contentOf } from '#kits/words/content.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { steps } from '#model/workbook/steps.ts'
import type CommandPalette from '#ui/overlays/CommandPalette.tsx'
import { useBrandChange } from '../brand-list/useBrandChange.ts'
import { useScreenLinks } from '../routing/screen-links.ts'
import type { FoundAnswer } from './search/find-answers.ts'
import type { FoundComment } from './search/find-comments.ts'
import type { FoundEntry } from './search/find-entries.ts'
import { useFoundEntries } from './useFoundEntries.ts'
import { useFoundFiles } from './useFoundFiles.ts'
import { useFoundTexts } from './useFoundTexts.ts'
import { type PaletteAction, usePaletteActions } from './usePaletteActions.ts'

/** What was found, and what a choice of it does. */
export type PaletteResults = Pick<ComponentProps<typeof CommandPalette>, 'groups' | 'onChoose'>

interface Props {
  query: string
  onClose: () => void
  /** Called before paint with what is found for the query, each time that it is another. */
  onFound: (found: PaletteResults) => void
}

/**
 * Finds actions, steps, screens, brands, files of the drive, entries of the planner, answers and comments by a part of their text
 * or by initial consonants. It shows nothing: the field above it is there before this code is.
 */
// Memoised: telling what is found renders the field around it.
export default memo(PaletteSearch)

function PaletteSearch({ query, onClose, onFound }: Props) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { session, brand } = useSession()
  const changeBrand = useBrandChange()
  const words = contentOf('workbook')
  const brands = useBrands() ?? []
  const locals = useLocalBrands()?.map(({ ref }) => ({ id: ref })) ?? []
  const fits = (...texts: string[]) => matchesSearch(texts.join(' '), query)

  const { here, everywhere } = usePaletteActions()
  const isFound = ({ label, note = '', keywords = '', isOften }: PaletteAction) =>
    query.trim() === '' ? isOften === true : fits(label, note, keywords)
  const hereFound = here.filter((action) => isFound({ ...action, isOften: true }))
  const everywhereFound = everywhere.filter(isFound)
  const actionItems = (actions: readonly PaletteAction[]) =>
    actions.map(({ id, label, note, disabledReason }) => ({
      id: `action:${id}`,
      label,
      note: disabledReason ?? note,
      isDisabled: disabledReason !== undefined,
    }))

  // Pages of their own, which the router does not know.
  const sitePages = [
    { id: siteAddressHere('/blog?idCategory=2'), label: t`도움말 글` },
    { id: siteAddressHere('/faq'), label: t`자주 묻는 질문` },
    { id: siteAddressHere('/price'), label: t`요금` },
  ]
  // The settings of the account have an address in the frame of a brand, and one for who has none open.
  const otherSettings = session && brand !== null ? '/profile/setting' : '/brand/setting/profile'
  const pages = useScreenLinks()
    .filter(({ isInPalette, path }) => isInPalette && path !== otherSettings)
    .filter(({ guard, path }) => (session ? path !== '/account/login' : guard !== 'session'))
    .map(({ path, title }) => ({ id: path, label: i18n._(title) }))
    .concat(sitePages)
    .filter(({ label }) => fits(label))
  const stepItems = steps.flatMap(({ path, section }) => {
    const step = words.steps[path]
    const home = words.sections[section]
    if (!step || !home || !fits(home.label, step.name, step.title)) return []
    return [{ id: `/work-book/${path}`, label: step.title, note: `${home.label} · ${step.name}` }]
  })
  const brandItems = brands
    .filter(({ id, name }) => id !== brand && fits(name))
    .map(({ id, name }) => ({ id: `brand:${id}`, label: name, note: t`브랜드 바꾸기` }))
  const found = useFoundTexts(query, session?.idAccount ?? null, ownFirst(brand, [...brands, ...locals]))
  const files = useFoundFiles(query)
  const fileItems = files.map(({ drive, name, address }) => ({
    id: address,
    label: name,
    note: drive === 'BRAND' ? t`브랜드 드라이브` : t`내 드라이브`,
  }))
  const entries = useFoundEntries(query, session?.idAccount ?? null, brand)
  const entryItems = entries.map(({ key, title, day, before, match, after }) => ({
    id: `entry:${key}`,
    label: (
      <>
        {before}
        <mark>{match}</mark>
        {after}
      </>
    ),
    note: [
      title === `${before}${match}${after}` ? null : title,
      day === null ? t`날짜 없는 생각` : pageDate(day, 'longDay', 'UTC'),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  const itemOf = (kind: 'answer' | 'comment') => (text: FoundAnswer | FoundComment, index: number) => ({
    id: `${kind}:${index}`,
    label: (
      <>
        {text.before}
        <mark>{text.match}</mark>
        {text.after}
      </>
    ),
    note: [text.brand === brand ? null : nameOf(text.brand), labelOf(text.label, text.step)]
      .filter(Boolean)
      .join(' · '),
  })
  const groups = [
    { id: 'here', label: t`이 화면에서`, items: actionItems(hereFound) },
    { id: 'actions', label: t`할 일`, items: actionItems(everywhereFound) },
    { id: 'steps', label: t`워크북 단계`, items: stepItems },
    { id: 'pages', label: t`페이지`, items: pages },
    { id: 'brands', label: t`브랜드`, items: brandItems },
    { id: 'files', label: t`드라이브`, items: fileItems },
    { id: 'entries', label: t`콘텐츠 플래너`, items: entryItems },
    { id: 'answers', label: t`쓴 내용`, items: found.answers.map(itemOf('answer')) },
    { id: 'comments', label: t`의견`, items: found.comments.map(itemOf('comment')) },
  ]
  function nameOf(owner: BrandRef): string {
    return brands.find(({ id }) => id === owner)?.name ?? t`이 기기의 브랜드`
  }
  function labelOf(label: string, step: string | null): string {
    const asked = step === null ? undefined : words.steps[step]
    return asked?.labels[label] ?? asked?.name ?? t`가이드`
  }
  async function openField(owner: BrandRef, path: string, step: string | null): Promise<void> {
    const address = step === null ? '/brand/guide/core' : `/work-book/${step}#${encodeURIComponent(path)}`
    if (owner === brand) router.history.push(address)
    else await changeBrand(owner, address)
  }
  async function openComment({ brand: owner, field, step, thread, isResolved }: FoundComment): Promise<void> {
    await openField(owner, field, step)
    openComments(field, { thread, isResolved })
  }
  function onChoose(id: string): void {
    // At once: nothing behind an open modal can be pressed or focused by what is chosen.
    flushSync(() => onClose())
    if (id.startsWith('action:'))
      [...hereFound, ...everywhereFound].find((action) => action.id === id.slice(7))?.run()
    else if (id.startsWith('brand:')) void changeBrand(Number(id.slice(6)))
    else if (id.startsWith('answer:')) {
      const answer = found.answers[Number(id.slice(7))]
      if (answer) void openField(answer.brand, answer.path, answer.step)
    } else if (id.startsWith('comment:')) {
      const comment = found.comments[Number(id.slice(8))]
      if (comment) void openComment(comment)
    } else if (id.startsWith('entry:')) {
      const entry = entries.find(({ key }) => key === id.slice(6))
      if (entry) router.history.push(plannerAddress(entry))
    } else if (sitePages.some((page) => page.id === id)) location.assign(id)
    else router.history.push(id)
  }

  useLayoutEffect(() => onFound({ groups, onChoose }))
  return null
}

function plannerAddress({ key, day }: FoundEntry): string {
  const search = new URLSearchParams({ ...(day !== null && { day }), entry: key })
  return `/brand/content-planner?${search}`
}

function ownFirst(own: BrandRef | null, brands: readonly { id: BrandRef }[]): BrandRef[] {
  const ids = brands.map(({ id }) => id)
  return own === null ? ids : [own, ...ids.filter((id) => id !== own)]
}
