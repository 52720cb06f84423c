import { Page } from '#ui/layout/Page.tsx'

export function GuideProfilePage() {
  return <Page measure="content">{null}</Page>
}
