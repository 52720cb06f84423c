import { type ReactNode, use } from 'react'
import { hasDeveloperPages } from '#device/rest/developer-pages.ts'
import { DeveloperPage } from '#features/developer/DeveloperPage.tsx'
import { EarlierPage } from '#features/developer/EarlierPage.tsx'

let asked: Promise<boolean> | null = null

/** Pages for whoever builds on the product; for everybody else nothing is there. */
export default function DeveloperScreen({ pathname, nothing }: { pathname: string; nothing: ReactNode }) {
  asked ??= hasDeveloperPages()
  if (!use(asked)) return nothing
  if (pathname === '/dev') return <DeveloperPage />
  return pathname.endsWith('/strategy_back') ? <EarlierPage /> : nothing
}
