import { call } from './call.ts'
import type * as shapes from './shapes/template.ts'

const base = '/api/v1/template'

/** Tags that a brand offers for its designs. */
export const mostTemplateTags = 20

export const pageTemplatesOfBrand = call<typeof shapes.pageTemplatesOfBrand>({
  name: 'template.page',
  method: 'GET',
  path: `${base}/page`,
  summary: 'The designs and templates of the brand that the caller may read, page by page',
  access: 'BRAND_ROLE_READER',
})

export const readBrandTemplate = call<typeof shapes.readBrandTemplate>({
  name: 'template.readBrand',
  method: 'GET',
  path: `${base}/brand/{id}`,
  summary: 'A template of the brand with its body',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const readUserTemplate = call<typeof shapes.readUserTemplate>({
  name: 'template.readUser',
  method: 'GET',
  path: `${base}/user/{id}`,
  summary: 'A design of the members with its body',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const changeBrandTemplate = call<typeof shapes.changeBrandTemplate>({
  name: 'template.changeBrand',
  method: 'PATCH',
  path: `${base}/brand/{id}`,
  summary: 'Renames a template of the brand, or gives it other tags; open devices see it at once',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
})

export const changeUserTemplate = call<typeof shapes.changeUserTemplate>({
  name: 'template.changeUser',
  method: 'PATCH',
  path: `${base}/user/{id}`,
  summary: 'Renames a design, or gives it other tags; open devices see it at once',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
})

export const moveBrandTemplates = call<typeof shapes.moveBrandTemplates>({
  name: 'template.moveBrand',
  method: 'PATCH',
  path: `${base}/brand/directory`,
  summary: 'Moves templates of the brand into a folder',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
})

export const moveUserTemplates = call<typeof shapes.moveUserTemplates>({
  name: 'template.moveUser',
  method: 'PATCH',
  path: `${base}/user/directory`,
  summary: 'Moves designs into a folder',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
})

export const trashBrandTemplates = call<typeof shapes.trashBrandTemplates>({
  name: 'template.trashBrand',
  method: 'PATCH',
  path: `${base}/brand/trash-delete`,
  summary: 'Puts templates of the brand into the trash, where their rooms do not open',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
})

export const trashUserTemplates = call<typeof shapes.trashUserTemplates>({
  name: 'template.trashUser',
  method: 'PATCH',
  path: `${base}/user/trash-delete`,
  summary: 'Puts designs into the trash, where their rooms do not open',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
})

export const restoreBrandTemplates = call<typeof shapes.restoreBrandTemplates>({
  name: 'template.restoreBrand',
  method: 'PATCH',
  path: `${base}/brand/trash-restore`,
  summary: 'Takes templates of the brand out of the trash, to the top where their folder is gone',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
})

export const restoreUserTemplates = call<typeof shapes.restoreUserTemplates>({
  name: 'template.restoreUser',
  method: 'PATCH',
  path: `${base}/user/trash-restore`,
  summary: 'Takes designs out of the trash, to the top where their folder is gone',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
})

export const deleteBrandTemplates = call<typeof shapes.deleteBrandTemplates>({
  name: 'template.deleteBrand',
  method: 'DELETE',
  path: `${base}/brand`,
  summary: 'Deletes templates of the brand in the trash for good, with their versions',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteUserTemplates = call<typeof shapes.deleteUserTemplates>({
  name: 'template.deleteUser',
  method: 'DELETE',
  path: `${base}/user`,
  summary: 'Deletes designs in the trash for good, with their versions',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const clearTemplateTrash = call<typeof shapes.clearTemplateTrash>({
  name: 'template.clearTrash',
  method: 'DELETE',
  path: `${base}/trash-clear`,
  summary:
    'Deletes for good what is in the trash of designs, or of templates of the brand, with its folders; what the caller does not manage stays',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['DESIGNER_ONLY'],
})

export const emptyTemplateTrash = call<typeof shapes.emptyTemplateTrash>({
  name: 'template.emptyTrash',
  method: 'DELETE',
  path: `${base}/trash`,
  summary: 'The same for designs, and for templates of the brand where the caller is a designer or above',
  access: 'BRAND_ROLE_MEMBER',
})

export const listTemplateSorts = call<typeof shapes.listTemplateSorts>({
  name: 'template.sorts',
  method: 'GET',
  path: `${base}/sort`,
  summary: 'What a page of designs is sorted by',
  access: 'token',
})

export const listCategoriesOfTemplates = call<typeof shapes.listCategoriesOfTemplates>({
  name: 'template.categories',
  method: 'GET',
  path: `${base}/categories`,
  summary: "Categories of designs, which are the tabs of forms, named in the caller's language",
  access: 'token',
})

export const listTemplateTags = call<typeof shapes.listTemplateTags>({
  name: 'template.tags',
  method: 'GET',
  path: `${base}/tags`,
  summary: 'The tags that the brand offers for its designs',
  access: 'BRAND_ROLE_READER',
})

export const readTagsOfTemplate = call<typeof shapes.readTagsOfTemplate>({
  name: 'template.tagsOf',
  method: 'GET',
  path: `${base}/tags/{id}`,
  summary: 'Those of them that a design has',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
})

export const createTemplateTag = call<typeof shapes.createTemplateTag>({
  name: 'template.createTag',
  method: 'POST',
  path: `${base}/tag`,
  summary: 'Makes a tag for designs, which begins with a letter of the alphabet, a Korean one or a digit',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['INVALID_VALUE', 'CONFLICT', 'LIMIT_EXCEEDED'],
  idempotent: true,
})

export const deleteTemplateTag = call<typeof shapes.deleteTemplateTag>({
  name: 'template.deleteTag',
  method: 'DELETE',
  path: `${base}/tag/{id}`,
  summary: 'Offers a tag no longer; designs that have it keep its word',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND'],
})
