import { call } from './call.ts'
import type * as shapes from './shapes/share.ts'

export const listShares = call<typeof shapes.listShares>({
  name: 'share.list',
  method: 'GET',
  path: '/api/v1/brand/share',
  summary: 'The share links that are not revoked, newest first',
  access: 'BRAND_ROLE_MEMBER',
  answerHash: 'aa191892',
  extension: true,
})

export const createShare = call<typeof shapes.createShare>({
  name: 'share.create',
  method: 'POST',
  path: '/api/v1/brand/share',
  summary: 'Creates a share link, by which the guide can be read without an account; twenty at most',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['LIMIT_EXCEEDED', 'INVALID_VALUE', 'INVALID_PASSWORD'],
  // Hashing a password takes as long as drawing.
  limit: 'making',
  idempotent: true,
  extension: true,
})

export const revokeShare = call<typeof shapes.revokeShare>({
  name: 'share.revoke',
  method: 'DELETE',
  path: '/api/v1/brand/share/{idShare}',
  summary: 'Revokes a share link for good',
  access: 'BRAND_ROLE_DESIGNER',
  extension: true,
})

export const readShare = call<typeof shapes.readShare>({
  name: 'brandShare.read',
  method: 'GET',
  path: '/api/v1/brand-share',
  summary: 'Whose guide a link shows, and which part of it',
  access: 'public',
  errors: ['NOT_FOUND'],
})

export const renderShare = call<typeof shapes.renderShare>({
  name: 'brandShare.render',
  method: 'GET',
  path: '/api/v1/brand-share/render',
  summary: 'Everything that the page of a link shows',
  access: 'public',
  errors: ['NOT_FOUND'],
})

export const readSharedCore = call<typeof shapes.readSharedCore>({
  name: 'brandShare.core',
  method: 'GET',
  path: '/api/v1/brand-share/core',
  summary: 'Purpose, story, vision and values of a shared brand',
  access: 'public',
  errors: ['NOT_FOUND'],
})

export const readSharedVisual = call<typeof shapes.readSharedVisual>({
  name: 'brandShare.visual',
  method: 'GET',
  path: '/api/v1/brand-share/visual',
  summary: 'Logo, colours, typography and photographs of a shared brand',
  access: 'public',
  errors: ['NOT_FOUND'],
})

export const downloadShared = call<typeof shapes.downloadShared>({
  name: 'brandShare.download',
  method: 'GET',
  path: '/api/v1/brand-share/download/{kind}',
  summary: 'Logo files, colours or the list of fonts of a shared guide, where the link offers downloads',
  access: 'public',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
  limit: 'making',
  extension: true,
})

export const downloadSharedLogo = call<typeof shapes.downloadSharedLogo>({
  name: 'brandShare.logo',
  method: 'GET',
  path: '/api/v1/brand-share/logo/{part}',
  summary: 'One file of the logo of a shared guide, where the link offers downloads',
  access: 'public',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
  limit: 'making',
  extension: true,
})

export const readSharedFile = call<typeof shapes.readSharedFile>({
  name: 'brandShare.file',
  method: 'GET',
  path: '/api/v1/brand-share/file/{idFile}',
  summary: 'A picture that a shared guide shows, without the metadata of the camera',
  access: 'public',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
  extension: true,
})
