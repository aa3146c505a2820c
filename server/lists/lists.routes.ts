import {
  addListItem as addCall,
  changeList as changeCall,
  changeListItems as changeItemsCall,
  createList as createCall,
  deleteList as deleteCall,
  getItemsOfLists as itemsCall,
  getList as getCall,
  getListCardData as cardCall,
  getLists as listsCall,
  removeListItem as removeCall,
} from '#contracts/lists/lists.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { changeList, createList, deleteList } from './change-lists.ts';
import { addListItems, changeListItems, removeListItem } from './fill-lists.ts';
import { getItemsOfLists, getList, getListCardData, getLists } from './read-lists.ts';

export const listRoutes: readonly Route[] = [
  lookingRoute(listsCall, getLists),
  lookingRoute(itemsCall, getItemsOfLists),
  lookingRoute(createCall, createList),
  lookingRoute(addCall, addListItems),
  lookingRoute(removeCall, removeListItem),
  lookingRoute(changeItemsCall, changeListItems),
  lookingRoute(changeCall, changeList),
  lookingRoute(deleteCall, deleteList),
  lookingRoute(getCall, getList),
  lookingRoute(cardCall, getListCardData),
];
