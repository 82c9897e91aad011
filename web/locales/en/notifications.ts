export default {
  title: 'Notifications',
  settings: 'Settings',
  seeAll: 'See all',
  unreadOne: 'Unread:',
  readAll: 'Mark all as read',
  allRead: 'All are read',
  none: 'No notifications yet',
  noneText: {
    customer: 'You will be told here when the shop confirms, ships or changes your orders.',
    staff:
      'You will be told here about orders that wait for too long, products that run low, and messages that cannot be sent.',
  },
  failed: 'Your notifications could not be loaded',
  retry: 'Try again',
  came: '{count, plural, one {# new notification. Show it} other {# new notifications. Show them}}',
  shown: '{count, plural, one {# shown} other {# shown}}',
  all: '{count, plural, one {That is the only one} other {These are all #}}',
  more: 'Show more',
  ago: {
    now: 'Just now',
    minute: '{count, plural, one {# minute ago} other {# minutes ago}}',
    hour: '{count, plural, one {# hour ago} other {# hours ago}}',
    day: '{count, plural, one {# day ago} other {# days ago}}',
  },
} as const;
