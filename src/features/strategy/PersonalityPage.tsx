import { Page } from '#ui/layout/Page.tsx'

export function PersonalityPage() {
  return <Page measure="content">{null}</Page>
}
