import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GoogleDocumentsPage } from '#features/google-documents/GoogleDocumentsPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/assets/document/brand/{-$id}')({
  staticData: { screen: { title: msg`브랜드 Google 문서` } },
  component: BrandDocuments,
})

function BrandDocuments() {
  return <GoogleDocumentsPage shows="BRAND" fileId={Route.useParams().id ?? null} />
}
