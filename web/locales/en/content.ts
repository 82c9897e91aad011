export default {
  home: 'Home',
  news: 'News',
  newsAbout: 'News and tips from {shop}',
  noNews: 'There is no news just now',
  noNewsHint: 'New products, deliveries and tips will stand here.',
  help: 'Help',
  helpAbout: 'How to order, questions, contact and policies of {shop}',
  noPages: 'Nothing is written here yet',
  products: 'See all products',
  updated: 'Updated {date}',
  otherPages: 'More help',
} as const;
