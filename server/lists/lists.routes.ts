import {
  changeList as changeCall,
  createList as createCall,
  deleteList as deleteCall,
  getList as getCall,
  getListCardData as cardCall,
  getLists as listsCall,
} from '#contracts/lists/lists.ts';
import {
  addListItem as addCall,
  changeListItems as changeItemsCall,
  getItemsOfLists as itemsCall,
  moveListItem as moveCall,
  removeListItem as removeCall,
  replaceListItem as replaceCall,
} from '#contracts/lists/list-items.ts';
import { exportList as exportCall, importList as importCall } from '#contracts/lists/list-files.ts';
import { makeListLink as linkCall, readSharedList as readCall } from '#contracts/lists/sharing.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { changeList, createList, deleteList } from './change-lists.ts';
import { addListItems, changeListItems, moveListItem, removeListItem, replaceListItem } from './fill-lists.ts';
import { exportList, importList } from './list-files.ts';
import { getItemsOfLists, getList, getListCardData, getLists } from './read-lists.ts';
import { makeListLink, readSharedList } from './share-list.ts';

export const listRoutes: readonly Route[] = [
  lookingRoute(listsCall, getLists),
  lookingRoute(itemsCall, getItemsOfLists),
  lookingRoute(createCall, createList),
  lookingRoute(addCall, addListItems),
  lookingRoute(removeCall, removeListItem),
  lookingRoute(replaceCall, replaceListItem),
  lookingRoute(moveCall, moveListItem),
  lookingRoute(changeItemsCall, changeListItems),
  lookingRoute(changeCall, changeList),
  lookingRoute(deleteCall, deleteList),
  lookingRoute(getCall, getList),
  lookingRoute(cardCall, getListCardData),
  lookingRoute(exportCall, exportList),
  lookingRoute(importCall, importList),
  lookingRoute(linkCall, makeListLink),
  lookingRoute(readCall, readSharedList),
];
