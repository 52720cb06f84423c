import { Page } from '#ui/layout/Page.tsx'

export function GuideVisualPage() {
  return <Page measure="content">{null}</Page>
}
