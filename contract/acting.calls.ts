import { defineCalls } from './define.ts';

/** Placing orders for a customer: finding the customer, acting for them, and the salesman's own figures (B-14). */
export const actingCalls = defineCalls({
  staffCustomers: { method: 'GET', path: '/api/merchant/customers', who: ['staff'], page: 'customers' },
  recentCustomers: {
    method: 'GET',
    path: '/api/merchant/customers/recent',
    who: ['staff'],
    page: 'customers',
  },
  visitedToday: {
    method: 'GET',
    path: '/api/merchant/customers/today',
    who: ['staff'],
    page: 'customers',
  },
  customersToVisit: {
    method: 'GET',
    path: '/api/merchant/customers/tovisit',
    who: ['staff'],
    page: 'customers',
  },
  nearCustomers: { method: 'GET', path: '/api/merchant/customers/near', who: ['staff'], page: 'customers' },
  customersList: { method: 'GET', path: '/api/customers/list', who: ['staff'], page: 'customers' },
  loginAsClient: {
    method: 'GET',
    path: '/api/merchant/loginasclient/:code/:saleUnit',
    who: ['staff'],
    page: 'customers',
  },
  loginAsProfile: {
    method: 'GET',
    path: '/api/merchant/loginasclient/profile/:id',
    who: ['staff'],
    page: 'customers',
  },
  endActing: { method: 'POST', path: '/api/merchant/loginasclient/end', who: ['actingSalesman'] },
  mySales: { method: 'GET', path: '/api/sales/mysales', who: ['actingSalesman', 'staff'] },
});
