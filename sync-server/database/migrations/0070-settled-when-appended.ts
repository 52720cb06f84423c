/**
 * Rooms of documents that REST holds nothing of are settled when they are appended to: what an earlier release appended
 * counted as unsettled for ever. The index is for reading what is unsettled a page at a time. Never edited after release: a change is a new file.
 */
export const settledWhenAppended = `
update doc_room set settled_seq = last_seq
where (document = 'templates' or document = 'planner') and settled_seq < last_seq;
create index doc_room_unsettled_key on doc_room (brand_id, document) where last_seq > settled_seq;
`
